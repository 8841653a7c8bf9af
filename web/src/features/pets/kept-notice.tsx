import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { formatMoment } from '../../domain/words.ts'
import { Notice } from '../../ui/notice.tsx'

/**
 * Says that what is shown is not of now but was kept on the device, and since when. Shows nothing where it is of now.
 * Once the network is back, the page reads anew by itself.
 */
export function KeptNotice({ keptAt }: { keptAt: Date | undefined }) {
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (!keptAt) return
    const again = () => revalidate()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [keptAt, revalidate])

  if (!keptAt) return null
  return (
    <Notice className="mb-4">
      There is no connection to the pets’ list. This is how it was on {formatMoment(keptAt)}, kept on your device.
    </Notice>
  )
}
