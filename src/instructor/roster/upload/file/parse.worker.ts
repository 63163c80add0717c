import { answerMessages } from './answer-messages.ts'
import { parse } from './parse.ts'

answerMessages((source) => [parse(source)])
