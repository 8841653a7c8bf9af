/**
 * The brand's mark, a paw in a marigold. Its colours are fixed: marigold and dark peacock hold on both themes.
 * The same drawing is web/public/favicon.svg; whoever changes one changes the other, and draws the icons again.
 */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
      <path
        fill="#d9760b"
        d="M40.2 6.9A8.6 8.6 0 0 1 53.4 16.5A8.6 8.6 0 0 1 58.4 32A8.6 8.6 0 0 1 53.4 47.5A8.6 8.6 0 0 1 40.2 57.1A8.6 8.6 0 0 1 23.8 57.1A8.6 8.6 0 0 1 10.6 47.5A8.6 8.6 0 0 1 5.6 32A8.6 8.6 0 0 1 10.6 16.5A8.6 8.6 0 0 1 23.8 6.9A8.6 8.6 0 0 1 40.2 6.9z"
      />
      <path
        fill="#f6a81c"
        d="M32 7.4A8.2 8.2 0 0 1 46.5 12.1A8.2 8.2 0 0 1 55.4 24.4A8.2 8.2 0 0 1 55.4 39.6A8.2 8.2 0 0 1 46.5 51.9A8.2 8.2 0 0 1 32 56.6A8.2 8.2 0 0 1 17.5 51.9A8.2 8.2 0 0 1 8.6 39.6A8.2 8.2 0 0 1 8.6 24.4A8.2 8.2 0 0 1 17.5 12.1A8.2 8.2 0 0 1 32 7.4z"
      />
      <g fill="#084a50">
        <path d="M32 32.6c6.4 0 12.6 6.2 12.6 11.4c0 3.8-3 5.6-6.2 5.2c-2.6-.3-4.2-1.2-6.4-1.2s-3.8.9-6.4 1.2c-3.2.4-6.2-1.4-6.2-5.2c0-5.2 6.2-11.4 12.6-11.4z" />
        <ellipse cx="18.6" cy="31.6" rx="4.1" ry="5.3" transform="rotate(-22 18.6 31.6)" />
        <ellipse cx="26.6" cy="22.6" rx="4.2" ry="5.7" transform="rotate(-7 26.6 22.6)" />
        <ellipse cx="37.4" cy="22.6" rx="4.2" ry="5.7" transform="rotate(7 37.4 22.6)" />
        <ellipse cx="45.4" cy="31.6" rx="4.1" ry="5.3" transform="rotate(22 45.4 31.6)" />
      </g>
    </svg>
  )
}
