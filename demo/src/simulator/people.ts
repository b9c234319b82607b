import type { Vehicle } from '@rialto/contract/shapes/enums.ts';

/** Guests who order. Their phone numbers are not in use. */
export const customerNames = [
  'Salma Fathy',
  'هناء محمود',
  'Youssef Karam',
  'نور الدين علي',
  'Laila Mansour',
  'خالد سعيد',
  'Dina Hassan',
  'مريم سامي',
  'Adam Farouk',
  'ياسمين طارق',
  'Hoda Aziz',
  'عمرو شوقي',
  'Nadia Selim',
  'كريم عادل',
  'Farida Lotfy',
  'سارة جمال',
  'Tarek Nabil',
  'أحمد رمزي',
  'Rana Shawky',
  'منى خليل',
].map((name, index) => ({ name, phone: `+2010000011${String(index + 10)}` }));

type NewCourier = { f_name: string; l_name: string; phone: string; vehicle: Vehicle };

const vehicles: Vehicle[] = ['motorbike', 'bicycle', 'motorbike', 'car'];

const firstNames =
  'Karim Mona Hassan Omar Nour Sherif Amina Mahmoud Ziad Heba Fares Malak Tamer Rania Bilal Sami'.split(' ');
const lastNames =
  'Said Adly Zaki Helmy Ezzat Anwar Fouad Rady Sabry Nassar Gaber Wahba Ashraf Hosny Mourad Daher'.split(' ');

/** Couriers who are hired: the first ones have names of their own, in a large city some names repeat. */
export function courierPeople(count: number): NewCourier[] {
  return Array.from({ length: count }, (_, index) => ({
    f_name: firstNames[index % firstNames.length] as string,
    l_name: lastNames[(index + Math.floor(index / lastNames.length)) % lastNames.length] as string,
    phone: `+201001${String(index + 20_000)}`,
    vehicle: vehicles[index % vehicles.length] as Vehicle,
  }));
}
