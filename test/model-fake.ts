import { createServer, type ServerResponse } from 'node:http'
import { answerTo, modeOf, type Answer, type Mode, type Question } from './model-answers.ts'

/** A model's server that is told how to behave. */
export type ModelFake = {
  url: string
  /** Every question that has come, the last one last. */
  questions: Question[]
  /** What each request carried beside its body. */
  headers: Record<string, string | string[] | undefined>[]
  /** How it answers where neither the question nor the model's name says so. */
  mode: Mode
  /** From now on questions wait; what is returned lets so many through, or all that come from then on. */
  hold: () => { release: (questions?: number) => void }
  /** Resolves once so many questions have come in all. */
  asked: (questions: number) => Promise<void>
  close: () => Promise<void>
}

type Speech = {
  port: number
  path: string
  questionIn: (body: Record<string, unknown>) => Question
  replyWith: (answer: Answer) => unknown
}

export async function startModelFake({ port, path, questionIn, replyWith }: Speech): Promise<ModelFake> {
  let waiting: (() => void)[] | null = null
  let passes = 0
  let watchers: { questions: number; come: () => void }[] = []

  const fake: ModelFake = {
    url: '',
    questions: [],
    headers: [],
    mode: 'well',
    hold() {
      waiting = []
      passes = 0
      return {
        release(questions = Number.POSITIVE_INFINITY) {
          passes += questions
          const go = waiting?.splice(0, passes) ?? []
          passes -= go.length
          if (passes === Number.POSITIVE_INFINITY) waiting = null
          for (const each of go) each()
        },
      }
    },
    asked: (questions) =>
      new Promise((come) => {
        watchers.push({ questions, come })
        tell()
      }),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }

  const tell = () => {
    for (const { questions, come } of watchers) if (fake.questions.length >= questions) come()
    watchers = watchers.filter(({ questions }) => fake.questions.length < questions)
  }

  const pass = (): Promise<void> | undefined => {
    if (!waiting) return undefined
    if (passes > 0) {
      passes--
      return undefined
    }
    const queue = waiting
    return new Promise((go) => queue.push(go))
  }

  const reply = async (body: string, response: ServerResponse) => {
    const question = questionIn(JSON.parse(body))
    const mode = modeOf(question, fake.mode)
    fake.questions.push(question)
    tell()
    await pass()
    if (mode === 'never') return
    const answer = answerTo(question, mode)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.status === 200 ? JSON.stringify(replyWith(answer)) : answer.text)
  }

  const server = createServer((request, response) => {
    if (request.url !== path) return response.writeHead(404).end()
    fake.headers.push(request.headers)
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => void reply(body, response))
    return undefined
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.address()
  fake.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  return fake
}
