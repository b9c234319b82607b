import type { Module } from '@rialto/contract/shapes/module.ts';
import type { Given } from './home-calls.ts';

export type PartProps = { module: Module; given: Given };
