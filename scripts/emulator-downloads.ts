import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** One of the parts firebase-tools downloads when they are first asked for. */
interface Download {
  url: string
  cached: boolean
}

interface Details {
  remoteUrl: string
  downloadPathRelativeToCacheDir: string
  binaryPathRelativeToCacheDir?: string
}

/** Where firebase-tools would fetch a part from, by its own list, and whether it has done so already. */
export function downloadOf(part: 'firestore' | 'ui'): Download {
  const list = createRequire(import.meta.url)('firebase-tools/lib/emulator/downloadableEmulatorInfo.json')
  const details: Details = part === 'ui' ? list.ui.main : list.firestore
  const cache = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache/firebase/emulators')
  const file = details.binaryPathRelativeToCacheDir ?? details.downloadPathRelativeToCacheDir
  return { url: details.remoteUrl, cached: existsSync(join(cache, file)) }
}

/** Whether a download would have a chance, told within three seconds. */
export async function canFetch(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).catch(() => undefined)
  return answer?.ok === true
}
