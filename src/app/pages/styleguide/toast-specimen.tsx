import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Toast, type ToastText } from '../../ui/toast.tsx'
import { BothThemes } from './layout/both-themes.tsx'
import { Specimen } from './layout/chapter.tsx'

const SENT: ToastText = { tone: 'success', title: 'Sent', text: 'It goes away by itself.' }
const FAILED: ToastText = { tone: 'error', title: 'That did not work', text: 'It stays until it is closed.' }

export function ToastSpecimen() {
  return (
    <Specimen file="ui/toast.tsx">
      <BothThemes>{() => <Toasts />}</BothThemes>
    </Specimen>
  )
}

/** Each toast floats over its own stage instead of over the page. */
function Toasts() {
  const [messages, setMessages] = useState([SENT, FAILED])
  return (
    <div className="stages">
      {messages.map((message) => (
        <div className="stages__one" key={message.tone}>
          <Toast message={message} />
        </div>
      ))}
      <Button onClick={() => setMessages([{ ...SENT }, { ...FAILED }])}>Show them again</Button>
    </div>
  )
}
