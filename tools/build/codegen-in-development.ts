import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const isSource = (file: string) => /^contracts\/(training|mesh|services)\/.+\.(yaml|graphql)$/.test(file)

/** Runs the generator in its own process, because this one would keep the generator it has loaded. */
const codegen = async () => (await promisify(execFile)(process.execPath, ['codegen.ts'])).stdout

/**
 * Generates code again whenever a contract is edited; the generated files then reload what imports them.
 *
 * @param generate returns what the generator says
 */
export const codegenInDevelopment = (generate: () => Promise<string> = codegen): Plugin => ({
  name: 'codegen-in-development',
  apply: 'serve',
  configureServer({ watcher, config: { root, logger } }) {
    let isRunning = false
    let isDue = false
    async function run() {
      isDue = true
      if (isRunning) return
      isRunning = true
      while (isDue) {
        isDue = false
        await generate().then(
          (said) => logger.info(said.trim() || 'codegen: the contract changed, the generated code did not'),
          (error: unknown) =>
            logger.error(`codegen: ${(error as { stderr?: string }).stderr ?? String(error)}`),
        )
      }
      isRunning = false
    }
    watcher.on('all', (_, file) => {
      if (isSource(relative(root, file).replaceAll('\\', '/'))) void run()
    })
  },
})
