import { writeFileSync } from 'node:fs'
import { modelFile } from './intent/model.ts'
import { trainedOnCorpus } from './training/train.ts'

const model = trainedOnCorpus()
writeFileSync(modelFile, `${JSON.stringify(model, null, 2)}\n`)
