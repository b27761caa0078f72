/** Whether a process of this number runs; one that belongs to somebody else does too. Plain JavaScript for Node 20 (see set-up.mjs). */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
