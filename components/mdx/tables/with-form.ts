import { cloneElement, isValidElement, type ReactNode } from 'react';

/** A table of Markdown with the form that its wrapper gives it on phones. */
export const withForm = (table: ReactNode, form: 'cards' | 'own') =>
  isValidElement<{ form?: typeof form }>(table) ? cloneElement(table, { form }) : table;
