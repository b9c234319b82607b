import Type from 'typebox';

export const message = Type.Object({ message: Type.String() });
