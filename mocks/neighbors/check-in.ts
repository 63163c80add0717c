// The stand-in for the event check-in, which runs in a frame. It accepts each ticket number once.
const form = document.querySelector('form')
const input = document.querySelector('input')
const outcome = document.querySelector('[role=status]')
const list = document.querySelector('ol')
const tickets = new Set<string>()

const say = (text: string) => {
  if (outcome) outcome.textContent = text
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const ticket = input?.value.trim() ?? ''
  if (!/^\d+$/.test(ticket)) return say('A ticket number has only digits.')
  if (tickets.has(ticket)) return say(`Ticket ${ticket} is already checked in.`)
  tickets.add(ticket)
  const item = document.createElement('li')
  item.textContent = `Ticket ${ticket}`
  list?.prepend(item)
  if (input) input.value = ''
  return say(`Ticket ${ticket} is checked in. ${tickets.size} so far.`)
})
