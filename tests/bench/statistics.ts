/** The value that `share` (0 to 1) of the numbers do not exceed; 0.5 is the median. */
export function quantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const median = (numbers: number[]): number => quantile(numbers, 0.5)
