/** Nothing was found: an empty cushion before a small jharokha, a marigold left on it. */
export function EmptyScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 180" className={className} aria-hidden="true">
      <rect width="240" height="142" rx="16" className="fill-tint" />
      <path d="M0 126h240v38a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" className="fill-sunken" />
      <path d="M0 126h240" strokeWidth="3" className="stroke-line" />
      <path
        d="M76 114V62c0-14 9-21 20-27c11-5 19-10 24-21c5 11 13 16 24 21c11 6 20 13 20 27v52z"
        strokeWidth="5"
        strokeLinejoin="round"
        className="fill-surface stroke-primary"
      />
      <circle cx="142" cy="62" r="10" className="fill-accent" />
      <path d="M79 112V96c14-12 28-12 42-2c14-12 28-12 40-4v22z" className="fill-primary" opacity=".35" />
      <rect x="66" y="111" width="108" height="9" rx="3" className="fill-primary" />
      <g fill="none" strokeWidth="2" className="stroke-primary" opacity=".35">
        <path d="M34 40c7 6 7 14 0 20c-7-6-7-14 0-20zM206 40c7 6 7 14 0 20c-7-6-7-14 0-20z" />
        <path d="M34 82c7 6 7 14 0 20c-7-6-7-14 0-20zM206 82c7 6 7 14 0 20c-7-6-7-14 0-20z" />
      </g>
      <ellipse cx="120" cy="165" rx="76" ry="6" className="fill-ink" opacity=".12" />
      <path d="M56 142c20-9 108-9 128 0c9 5 9 17 0 21c-22 6-106 6-128 0c-9-4-9-16 0-21z" className="fill-rose" />
      <path
        d="M66 146c22-5 86-5 108 0"
        fill="none"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
        className="stroke-surface"
      />
      <g className="fill-accent">
        <circle cx="120" cy="134" r="5.5" />
        <circle cx="128" cy="139" r="5.5" />
        <circle cx="125" cy="147" r="5.5" />
        <circle cx="115" cy="147" r="5.5" />
        <circle cx="112" cy="139" r="5.5" />
      </g>
      <circle cx="120" cy="141" r="4" className="fill-on-accent" />
    </svg>
  )
}
