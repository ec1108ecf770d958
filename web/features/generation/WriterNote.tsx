import { useSite } from '#web/shell/session.ts'
import styles from './WriterNote.module.css'

/** What writes here, and where that is no model, how to connect one. */
export function WriterNote({ library }: { library: string }) {
  const { kind, model } = useSite().writer
  if (kind !== 'library') {
    return (
      <p className={styles.note}>
        Written by <b>{model}</b>. Read what it wrote before your members do.
      </p>
    )
  }
  return (
    <details className={styles.note}>
      <summary>
        <b>No model is connected.</b> {library}
      </summary>
      <p>
        To have a model write, set <code>AI_PROVIDER</code> to <code>openai-compatible</code> (Ollama, llama.cpp, vLLM,
        OpenAI and others) or <code>anthropic</code>, with <code>AI_BASE_URL</code>, <code>AI_MODEL</code> and, where it
        needs one, <code>AI_API_KEY</code>. Then start the server again.
      </p>
    </details>
  )
}
