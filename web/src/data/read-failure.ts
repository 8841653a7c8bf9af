/**
 * A read that failed on the way: no network, no answer in time, or refused. Trying again may help, so what shows it
 * offers Retry.
 */
export class ReadFailure extends Error {
  override name = 'ReadFailure'
}

/** A document that does not fit its type: trying again does not help. Its id and field are on the console. */
export class MalformedDocument extends Error {
  override name = 'MalformedDocument'
}
