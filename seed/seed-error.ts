/** Something the person at the keyboard can put right. Its message is shown as it is, without a stack. */
export class SeedError extends Error {
  override name = 'SeedError'
}
