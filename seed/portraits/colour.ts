/** Hue in degrees, saturation and lightness from 0 to 1. */
export type Hsl = { h: number; s: number; l: number }

/** Reads `#RGB` or `#RRGGBB`. */
export function hslOf(hex: string): Hsl {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
  const max = Math.max(r, g, b)
  const spread = max - Math.min(r, g, b)
  const l = max - spread / 2
  if (spread === 0) return { h: 0, s: 0, l }
  const sixth = max === r ? (g - b) / spread : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return { h: (sixth * 60 + 360) % 360, s: spread / (1 - Math.abs(2 * l - 1)), l }
}

const within = (value: number) => Math.min(1, Math.max(0, value))

/** Writes `#RRGGBB`; saturation and lightness are held between 0 and 1. */
export function hexOf({ h, s, l }: Hsl): string {
  const reach = within(s) * Math.min(within(l), 1 - within(l))
  const channel = (n: number) => {
    const k = (n + h / 30) % 12
    const value = within(l) - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase()
}
