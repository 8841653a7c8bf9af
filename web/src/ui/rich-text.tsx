import { Link } from 'react-router-dom'

type Part = string | { text: string; to: string }

/** Text of which some words may be links, within the site or to a mail program or phone. */
export function RichText({ text }: { text: string | Part[] }) {
  if (typeof text === 'string') return text
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <TextLink key={part.to + part.text} to={part.to}>
        {part.text}
      </TextLink>
    ),
  )
}

/** A link that stands in running text, underlined so that it does not depend on its colour. */
export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-primary underline underline-offset-2 hover:text-primary-hover">
      {children}
    </Link>
  )
}
