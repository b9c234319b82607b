import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { pageReply, paging } from '../../http/paging.ts';
import { amount, moment } from '../../shapes/fields.ts';
import { input } from '../../shapes/input.ts';

const needs = ['customer'] as const;

export const convertPoints = endpoint({
  method: 'POST',
  path: '/customer/loyalty-point/point-transfer',
  group: 'wallet',
  summary: 'Turns points into money of the wallet, by the rate of the shop and from its minimum.',
  needs,
  body: input({ point: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, examples: [200] }) }),
  reply: Type.Object({
    message: Type.String({ examples: ['200 points are now 2.00 in your wallet.'] }),
    wallet_balance: amount,
    loyalty_point: Type.Integer(),
  }),
  refuses: ['wallet_off', 'loyalty_off', 'points_too_few', 'points_below_minimum', 'key_reused'],
});

const friend = Type.Object({
  /** 1 for the first who joined. */
  id: Type.Integer({ examples: [1] }),
  /** First name and initial; empty once the account is deleted. */
  name: Type.String({ examples: ['Mariam A.'] }),
  joined_at: moment,
  /** Not rewarded: the first delivered order gave nothing, because of the rules or the limit of the month. */
  state: Type.Union([Type.Literal('joined'), Type.Literal('rewarded'), Type.Literal('not_rewarded')]),
  earned: amount,
});

export const readReferral = endpoint({
  method: 'GET',
  path: '/customer/referral',
  group: 'wallet',
  summary: 'The referral code of the customer, what it gives to both sides, and who joined with it, latest first.',
  needs,
  query: input({ ...paging }),
  reply: Type.Object({
    ...pageReply,
    ref_code: Type.String({ examples: ['MARIAM24'] }),
    /** The sign-up page with the code. */
    link: Type.String({ examples: ['https://shop.example/auth/sign-up?ref=MARIAM24'] }),
    referrer_reward: amount,
    joined_reward: amount,
    /** How many friends earn the referrer a reward in a calendar month. */
    most_per_month: Type.Integer(),
    total_earned: amount,
    friends: Type.Array(friend),
  }),
  refuses: ['referral_off'],
});
