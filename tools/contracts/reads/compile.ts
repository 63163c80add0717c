// Compiles a copy of the application with other generated types, and returns what the compiler says.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const TSC = 'node_modules/typescript-native/bin/tsc'
const GENERATED = /\/generated\//

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
    const { stdout } = spawnSync(TSC, ['-p', copy, '--pretty', 'false'], { encoding: 'utf8', maxBuffer: 1e9 })
    // A message goes on in lines that begin with a space.
    return stdout.split(/\n(?=\S)/).flatMap((text) => {
      const [, file = '', message] = /^(\S+?)\(\d+,\d+\): error TS\d+: ([^]*)/.exec(text) ?? []
      return message && !GENERATED.test(file) ? [{ file: relative(copy, file), message }] : []
    })
  }
}
