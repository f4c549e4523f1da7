/** The numbers from 1 to `count`. */
export function oneTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
