/** What a yearly rate, added in twelfths each month, comes to over a full year, in percent. */
export function effectivePercent(ratePercent: number): number {
  return (growth(ratePercent, 12) - 1) * 100;
}

/** What one dollar becomes after so many months at a yearly rate added in twelfths. */
export function growth(ratePercent: number, months: number): number {
  return (1 + ratePercent / 100 / 12) ** months;
}
