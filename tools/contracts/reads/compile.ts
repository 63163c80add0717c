// Compiles a copy of the application with other generated types, and returns what the compiler says.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const TSC = 'node_modules/typescript-native/bin/tsc'
const GENERATED = /\/generated\//

/** The compiler exits with 1 or 2 when something does not compile. */
const isResult = (status: number | null) => status === 0 || status === 1 || status === 2

/** A file by hand that does not compile anymore, and the whole message. */
export type Complaint = { file: string; message: string }

/** Compiles the application in `root` with these texts of its generated files. */
export type Compile = (texts: Map<string, string>) => Complaint[]

export function compilerOf(root: string): Compile {
  const copy = `node_modules/.cache/reads/${root.replaceAll(/\W/g, '-')}`
  rmSync(copy, { recursive: true, force: true })
  cpSync(`${root}/src`, `${copy}/src`, { recursive: true })
  for (const test of globSync(`${copy}/src/**/*.test.{ts,tsx}`)) rmSync(test)
  const config = {
    extends: relative(copy, 'tsconfig.json'),
    compilerOptions: { incremental: false, tsBuildInfoFile: null, noErrorTruncation: true },
    include: ['src'],
  }
  writeFileSync(`${copy}/tsconfig.json`, JSON.stringify(config))
  return (texts) => {
    for (const [file, text] of texts) writeFileSync(join(copy, relative(root, file)), text)
    const command = ['-p', copy, '--pretty', 'false']
    const { error, status, stdout } = spawnSync(TSC, command, { encoding: 'utf8', maxBuffer: 1e9 })
    // A compiler that has not run says nothing, which would mean that nobody uses anything.
    if (error || !isResult(status)) throw new Error('The compiler did not run.', { cause: error })
    // A message goes on in lines that begin with a space.
    return stdout.split(/\n(?=\S)/).flatMap((text) => {
      const [, file = '', message] = /^(\S+?)\(\d+,\d+\): error TS\d+: ([^]*)/.exec(text) ?? []
      return message && !GENERATED.test(file) ? [{ file: relative(copy, file), message }] : []
    })
  }
}
