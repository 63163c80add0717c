import { runScript } from '../support/run-script.ts'
import { BUILT } from '../support/deployment.ts'

/** Runs the production build once for all tests in this folder. */
export async function setup() {
  const { code, printed } = await runScript(['tools/build.ts'], { env: { OUT: BUILT } })
  if (code !== 0) throw new Error(`npm run build failed:\n${printed}`)
}
