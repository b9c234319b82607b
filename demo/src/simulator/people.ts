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

/** Couriers who are hired, some for each zone. */
export const courierNames: NewCourier[] = [
  ['Karim', 'Said'],
  ['Mona', 'Adly'],
  ['Hassan', 'Zaki'],
  ['Omar', 'Helmy'],
  ['Nour', 'Ezzat'],
  ['Sherif', 'Anwar'],
  ['Amina', 'Fouad'],
  ['Mahmoud', 'Rady'],
  ['Ziad', 'Sabry'],
  ['Heba', 'Nassar'],
  ['Fares', 'Gaber'],
  ['Malak', 'Wahba'],
  ['Tamer', 'Ashraf'],
  ['Rania', 'Hosny'],
  ['Bilal', 'Mourad'],
  ['Sami', 'Daher'],
].map(([f_name = '', l_name = ''], index) => ({
  f_name,
  l_name,
  phone: `+2010000012${String(index + 10)}`,
  vehicle: vehicles[index % vehicles.length] as Vehicle,
}));
