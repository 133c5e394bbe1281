import { writeFileSync } from 'node:fs'
import { trainedTopics } from './ask/learn.ts'
import { askModelFile } from './ask/model.ts'
import { modelFile, modelNames } from './intent/model.ts'
import { trained } from './training/train.ts'

/** `--asks`: only what questions ask, which takes seconds. */
writeFileSync(askModelFile, `${JSON.stringify(trainedTopics(), null, 2)}\n`)
if (!process.argv.includes('--asks'))
  for (const name of modelNames) writeFileSync(modelFile(name), `${JSON.stringify(trained(name), null, 2)}\n`)
