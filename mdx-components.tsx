import type { MDXComponents } from 'mdx/types';

/** Required by Next. What authors may use depends on the guide and the language: see components/mdx/components.tsx. */
export function useMDXComponents(): MDXComponents {
  return {};
}
