/** The numbers from 1 to `count`. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
