import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-semibold transition-colors disabled:opacity-60'

const VARIANTS = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-control bg-surface text-ink hover:border-primary hover:text-primary',
  accent: 'bg-accent text-on-accent hover:brightness-95',
  quiet: 'text-primary underline-offset-4 hover:underline',
} as const

type Look = { variant?: keyof typeof VARIANTS }

/** A button of 48 px. `type` is `button` unless told, so that none submits a form by accident. */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={classNames(SHAPE, VARIANTS[variant], className)} {...rest} />
}

/** A link within the site that looks like a button. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={classNames(SHAPE, VARIANTS[variant], className as string)} {...rest} />
}

/** A round button that shows an icon alone; `label` is its name. 44 px. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sunken hover:text-primary',
        className,
      )}
      {...rest}
    />
  )
}
