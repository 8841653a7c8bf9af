import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'

/** What a phone would read from the code on screen. */
export async function readQrCode(code: Locator): Promise<string | undefined> {
  const picture = await code.screenshot()
  // Enlarged with hard edges: a long text makes modules of one or two pixels.
  const { data, info } = await sharp(picture)
    .resize({ width: 1200, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
