import type { StaffRole } from '@rialto/contract/shapes/enums.ts';

/** A member of staff to sign in as. The hash is that of the password; both are public. */
export type DemoMember = { name: string; email: string; role: StaffRole; password: string; passwordHash: string };

/** The member with the role `store` works for the first store of the city. */
export const demoStaff: DemoMember[] = [
  {
    name: 'Nadia Mansour',
    email: 'owner@rialto.example',
    role: 'owner',
    password: 'open shutters',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$coCVr9I07CTriAivsCpRxg$LZIKEjtQYhMOnajL3Nh2R6SPjLsNsOk7lJRJ2kR//pI',
  },
  {
    name: 'Tarek Fahmy',
    email: 'manager@rialto.example',
    role: 'manager',
    password: 'full ledger',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$/NB1perYh3VFGaZl7dA4qg$FpL4ae1iJWNq6mYeQTzze6tiLrc6xJ6gVIbOejNrvVI',
  },
  {
    name: 'Dina Youssef',
    email: 'dispatcher@rialto.example',
    role: 'dispatcher',
    password: 'short routes',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$IXfZ2IOtNblFokYeuzB1PA$jPuBz6DDNGBmlJeUabQRcB5lTHI+e8yZFla+xYYy5cA',
  },
  {
    name: 'Hany Saleh',
    email: 'support@rialto.example',
    role: 'support',
    password: 'patient answers',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$bnr/EGbPd8dBwgOH0S+vyg$eYY8udX+7SxpPCDoJVLQMgi+MDPrlGWIJLC7ZbRLVhI',
  },
  {
    name: 'Samira Aziz',
    email: 'kitchen@rialto.example',
    role: 'store',
    password: 'warm ovens',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$9cI3rzRZXy5R0C+TbbYusw$jyDJ3qw16qvvWfUcCOvdvHOwhr6294X9uh9SDOuUXpE',
  },
];
