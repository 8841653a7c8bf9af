/** One step of the trail: a pad and three toes, heading the way of `turn` (degrees clockwise from up). */
function Paw({ x, y, turn, scale }: { x: number; y: number; turn: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path d="M0-1c5 0 8 5 8 8c0 4-5 4-8 3c-3 1-8 1-8-3c0-3 3-8 8-8z" />
      <ellipse cx="-7" cy="-4" rx="2.6" ry="3.6" />
      <ellipse cy="-8" rx="2.8" ry="3.8" />
      <ellipse cx="7" cy="-4" rx="2.6" ry="3.6" />
    </g>
  )
}

/** Whoever was here has left: paw prints lead across the floor and out through the window. */
export function LostScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 180" className={className} aria-hidden="true">
      <rect width="240" height="142" rx="16" className="fill-tint" />
      <path d="M0 122h240v42a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" className="fill-sunken" />
      <path
        d="M114 122V56c0-14 10-22 22-28c12-5 20-10 25-21c5 11 13 16 25 21c12 6 22 14 22 28v66z"
        strokeWidth="5"
        strokeLinejoin="round"
        className="fill-surface stroke-primary"
      />
      <circle cx="182" cy="52" r="9" className="fill-accent" />
      <path d="M117 119V92c16-13 30-12 46-2c16-11 28-11 42-5v34z" className="fill-primary" opacity=".35" />
      <path d="M117 119v-12c24-10 60-6 88-2v14z" className="fill-primary" opacity=".5" />
      <path d="M0 122h240" strokeWidth="3" className="stroke-line" />
      <rect x="106" y="118" width="110" height="8" rx="3" className="fill-primary" />
      <path d="M124 126h74l-26 54h-106z" className="fill-accent" opacity=".16" />
      <g className="fill-rose">
        <Paw x={26} y={164} turn={58} scale={1} />
        <Paw x={58} y={148} turn={72} scale={0.94} />
        <Paw x={92} y={158} turn={60} scale={0.88} />
        <Paw x={122} y={140} turn={42} scale={0.8} />
        <Paw x={150} y={136} turn={16} scale={0.7} />
      </g>
      <g className="fill-surface">
        <Paw x={156} y={108} turn={12} scale={0.5} />
        <Paw x={168} y={98} turn={30} scale={0.4} />
      </g>
      <g className="fill-accent">
        {[22, 36, 50, 64].map((y) => (
          <circle key={y} cx="58" cy={y - 12} r="7" />
        ))}
      </g>
      <path d="M58 60c6 6 6 14 0 22c-6-8-6-16 0-22z" className="fill-success" />
    </svg>
  )
}
