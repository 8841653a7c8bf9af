import type { Plugin } from 'vite'

/**
 * Hosting answers an unknown path with 404.html and status 404. It is the app's own shell, so that the visitor
 * sees the not-found page of the app, header and all.
 */
export function notFoundPage(): Plugin {
  return {
    name: 'pawsaathi:not-found-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shell = bundle['index.html']
        if (shell?.type !== 'asset') throw new Error('The build made no index.html to answer unknown paths with.')
        this.emitFile({ type: 'asset', fileName: '404.html', source: shell.source })
      },
    },
  }
}
