/** A customer to sign in as. The hash is that of the password; both are public. */
export type DemoCustomer = {
  id: number;
  fName: string;
  lName: string;
  phone: string;
  email: string;
  password: string;
  passwordHash: string;
  language: 'en' | 'ar';
  refCode: string;
  /** How long ago they joined, before their first order. */
  memberDays: number;
};

export const demoCustomers: DemoCustomer[] = [
  {
    id: 1,
    fName: 'Mariam',
    lName: 'Adel',
    phone: '+201000000001',
    email: 'mariam@rialto.example',
    password: 'harbour lanterns',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$kjJ+tA4O5AzG9DtDoAQUtA$0STxvPUrpLhGYUGFEvai4lSUCOYtB9h45rUx6ZEvlmY',
    language: 'en',
    refCode: 'MARYAM22',
    memberDays: 200,
  },
  {
    id: 2,
    fName: 'عمر',
    lName: 'سمير',
    phone: '+201000000002',
    email: 'omar@rialto.example',
    password: 'paper boats',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$ygXE/fbUSoVyn3GbzDJlTQ$km2tV/pcLRFNShEeZHjf2Rgw+o4EAa354N54EmKesLc',
    language: 'ar',
    refCode: 'HARB4R33',
    memberDays: 90,
  },
  {
    id: 3,
    fName: 'Layla',
    lName: 'Nabil',
    phone: '+201000000003',
    email: 'layla@rialto.example',
    password: 'evening tide',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$IpbfI4u2qLvFXifx6Yj6XQ$dMdm0R4TbR6MKLQEjnhaSaYsER+ncuYSg24Fm8nSq+8',
    language: 'en',
    refCode: 'T7DELAYL',
    memberDays: 13,
  },
];
