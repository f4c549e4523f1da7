import type { ReactNode } from 'react';
import { withForm } from './with-form';
import './plain-table.css';

/** A table whose values say what they are: on phones they are lines below the first, without the names of their columns. */
export function PlainTable({ children }: { children: ReactNode }) {
  return <div className="plain-table wide">{withForm(children, 'own')}</div>;
}
