/** What one expression of the rules came to while the tests ran; no outcomes where it was never evaluated. */
export type ExpressionCoverage = { line: number; column: number; outcomes: string[] }

/**
 * The emulator's answer, as far as it is used here. An expression whose rule was never asked has no `values`;
 * one that `&&` or `||` passed over has an empty `value`.
 */
type Node = {
  sourcePosition: { line: number; column: number }
  values?: { value: Record<string, unknown>; count: number }[]
  children?: Node[]
}

/**
 * Asks the Firestore emulator which expressions of the loaded rules were evaluated, and to what:
 * 'true', 'false', a number, or 'undefined' where the evaluation failed.
 * @throws {Error} where the emulator does not answer with a report
 */
export async function readCoverage(emulatorHost: string, projectId: string): Promise<ExpressionCoverage[]> {
  const response = await fetch(`http://${emulatorHost}/emulator/v1/projects/${projectId}:ruleCoverage`)
  if (!response.ok) throw new Error(`The emulator's coverage report answered ${response.status}.`)
  const { report = [] } = (await response.json()) as { report?: Node[] }
  return report.flatMap(flatten)
}

function flatten(node: Node): ExpressionCoverage[] {
  const outcomes = (node.values ?? []).flatMap(({ value }) => Object.entries(value).map(outcomeOf))
  return [{ ...node.sourcePosition, outcomes }, ...(node.children ?? []).flatMap(flatten)]
}

const outcomeOf = ([kind, content]: [string, unknown]): string => (kind === 'undefined' ? kind : String(content))
