/** Joins the class names that apply: `classNames('a', wide && 'b')`. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
