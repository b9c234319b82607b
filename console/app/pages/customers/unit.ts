export type Unit = 'money' | 'points';
