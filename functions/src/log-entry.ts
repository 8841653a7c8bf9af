import type { SessionRequest, SessionResponse } from './session-handler.ts'

/** A line of the log, in the shape that Cloud Logging takes apart. */
export interface LogEntry {
  readonly severity: 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR'
  readonly message: string
  readonly method: string
  readonly status: number
  readonly outcome: string
  readonly reason?: string
}

/**
 * What is logged of a call: how it ended. No token, cookie, user id, address or header, so the log holds
 * nothing about a person.
 */
export function logEntry(request: SessionRequest, { status, outcome, reason }: SessionResponse): LogEntry {
  return {
    severity: severityOf(status, outcome),
    message: `session: ${outcome}`,
    method: request.method,
    status,
    outcome,
    ...(reason === undefined ? {} : { reason }),
  }
}

function severityOf(status: number, outcome: string): LogEntry['severity'] {
  if (status >= 500) return 'ERROR'
  if (status >= 400) return 'WARNING'
  // Every signed-out page view makes one of these.
  return outcome === 'session-cleared' ? 'DEBUG' : 'INFO'
}
