import { writeFileSync } from 'node:fs'
import { modelFile, modelNames } from './intent/model.ts'
import { trained } from './training/train.ts'

for (const name of modelNames) writeFileSync(modelFile(name), `${JSON.stringify(trained(name), null, 2)}\n`)
