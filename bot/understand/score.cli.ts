import { writeFileSync } from 'node:fs'
import { scoreFile } from './scoring/file.ts'
import { report } from './scoring/report.ts'

const [, , file] = process.argv
if (file) scoreFile(file)
else {
  const words = report()
  writeFileSync(new URL('../../docs/understanding.md', import.meta.url), words)
  console.log(words)
}
