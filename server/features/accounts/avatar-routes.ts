import * as calls from '#contract/settings.ts'
import { answer } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { presentUser } from './sign-up.ts'
import { picture, removePicture, setPicture } from './avatar.ts'

export const pictureRoutes = [
  serve(calls.setPicture, async ({ database, config, services, user, body }) => {
    return presentUser(await setPicture(database, { userId: user.id, now: services.clock.now() }, body.image), config)
  }),
  serve(calls.removePicture, async ({ database, config, services, user }) => {
    return presentUser(await removePicture(database, { userId: user.id, now: services.clock.now() }), config)
  }),
  serve(calls.getPicture, async ({ database, params }) => {
    const { type, bytes } = await picture(database, params.id)
    return answer(Buffer.from(bytes), { file: { type, keep: true } })
  }),
]
