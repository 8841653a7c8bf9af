/** Something the person at the keyboard can act on: its message is shown alone, without a stack. */
export class Problem extends Error {}
