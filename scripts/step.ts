/** Says what is being done, does it, and says how long it took. What `work` throws is thrown on. */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  process.stdout.write(`${name} … `)
  try {
    const result = await work()
    console.log(seconds())
    return result
  } catch (error) {
    console.log(`failed after ${seconds()}`)
    throw error
  }
}
