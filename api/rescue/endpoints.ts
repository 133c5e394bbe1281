import type { Endpoint } from '../route.ts'
import answerRescue from './answer-rescue.ts'
import callOutHours from './call-out-hours.ts'
import changeCallOutHours from './change-call-out-hours.ts'
import closeRescue from './close-rescue.ts'
import myRescue from './my-rescue.ts'
import openRescue from './open-rescue.ts'
import shopRescues from './shop-rescues.ts'
import takeRescue from './take-rescue.ts'

/** A driver with a flat tyre asks the shops that come out now, and takes one. */
export const rescueEndpoints: readonly Endpoint[] = [myRescue, openRescue, takeRescue, closeRescue]

/** When a shop comes out, and who asks it to. */
export const shopRescueEndpoints: readonly Endpoint[] = [callOutHours, changeCallOutHours, shopRescues, answerRescue]
