import { answerMessages } from './answer-messages.ts'
import { readWorkbook } from './xlsx.ts'

answerMessages(async (source) => {
  if (typeof source === 'string') throw new TypeError('a workbook is not a text')
  return readWorkbook(source)
})
