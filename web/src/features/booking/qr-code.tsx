import { useEffect, useState } from 'react'
import { encode } from 'uqr'

/** The external generator of specification section 7. Named in the privacy page: it gets to see the pay link. */
const QR_GENERATOR = 'https://api.qrserver.com/v1/create-qr-code/'
const SIZE_PX = 200

/** How long the generator may take. Nobody should stand before an owner with an empty square. */
const QR_TIMEOUT_MS = 6000

/**
 * The pay link as a QR code: an image from the external generator, or, where that can't be had, the same code drawn on
 * the device, which says so.
 */
export function QrCode({ link }: { link: string }) {
  const [failedFor, setFailedFor] = useState<string>()
  const [loadedFor, setLoadedFor] = useState<string>()
  const failed = failedFor === link

  useEffect(() => {
    if (loadedFor === link) return
    const timer = setTimeout(() => setFailedFor(link), QR_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [link, loadedFor])

  if (failed) return <DrawnQrCode link={link} />
  return (
    <div className="mx-auto rounded-card bg-paper p-4">
      <img
        src={`${QR_GENERATOR}?size=${SIZE_PX}x${SIZE_PX}&data=${encodeURIComponent(link)}`}
        alt="QR code of this payment"
        width={SIZE_PX}
        height={SIZE_PX}
        referrerPolicy="no-referrer"
        onLoad={() => setLoadedFor(link)}
        onError={() => setFailedFor(link)}
        className="size-50"
      />
    </div>
  )
}

function DrawnQrCode({ link }: { link: string }) {
  const modules = drawn(link)
  if (!modules) {
    return (
      <p role="alert" className="rounded-card border border-danger p-4">
        These details are too long for a QR code. Copy the UPI ID and pay in your UPI app, or change the details.
      </p>
    )
  }
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <figure className="mx-auto grid justify-items-center gap-2">
      <svg
        role="img"
        aria-label="QR code of this payment"
        viewBox={`0 0 ${modules.length} ${modules.length}`}
        shapeRendering="crispEdges"
        className="size-58 rounded-card bg-paper p-4"
      >
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="text-muted text-sm">
        Drawn on your device, as the QR service could not be reached.
      </figcaption>
    </figure>
  )
}

/** The code's modules, row by row; null where the text is more than a QR code can hold (some 2,900 bytes). */
function drawn(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'L', border: 0 }).data
  } catch {
    return null
  }
}
