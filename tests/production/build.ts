import { runScript } from '../support/run-script.ts'
import { BUILT } from '../support/deployment.ts'

/** Builds what a deployment gets, once for all tests of this folder. */
export async function setup() {
  const { code, printed } = await runScript('tools/build.ts', { OUT: BUILT })
  if (code !== 0) throw new Error(`npm run build failed:\n${printed}`)
}
