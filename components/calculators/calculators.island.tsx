import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { island } from '@/components/islands/island';
import { PLAN_KEY } from '@/lib/calculators/plan';
import * as forms from './forms';
import { TICKS_KEY } from './security-checklist/stored-ticks';
import './calculator.css';

export type CalculatorName = keyof typeof forms;
export type CalculatorProps<Name extends CalculatorName> = ComponentProps<(typeof forms)[Name]>;

/** The keys of the storage in which a calculator keeps what the reader entered: with it, it hydrates after the first paint. */
const KEPT: Partial<Record<CalculatorName, string>> = { Plan: PLAN_KEY, SecurityChecklist: TICKS_KEY };

const entries = Object.entries(forms) as [CalculatorName, ComponentType<object>][];

/** The calculators as islands, by their names. */
export const calculators = Object.fromEntries(
  entries.map(([name, Form]) => [name, island(name, Form, KEPT[name] === undefined ? {} : { now: KEPT[name] })]),
) as { [Name in CalculatorName]: (props: CalculatorProps<Name>) => ReactNode };
