import { prepareValue } from 'pg/lib/utils.js';
import type { Parameter } from './connection.ts';

type Written = string | Buffer | null;

/** A value as the server reads it. What most of them are is said here; the rest as the driver says it. */
export function written(value: Parameter): Written {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return moment(value);
  return prepareValue(value);
}

function moment(value: Date): Written {
  const text = value.toISOString();
  // Other years have more digits or none that the server knows; there the driver knows better.
  return text.length === 24 && text >= '0001' ? text : prepareValue(value);
}

// The letters that messages begin with.
const PARSE = 0x50;
const BIND = 0x42;
const DESCRIBE = 0x44;
const EXECUTE = 0x45;
const SYNC = 0x53;
const PORTAL = 'P';
const SHORT = 32;
const USUAL_BYTES = 65_536;

/**
 * Messages to the server, one after the other into the same bytes: a batch has dozens of small values, and to make a
 * buffer for each of its messages took longer than to write them.
 */
class Messages {
  #bytes = Buffer.allocUnsafe(USUAL_BYTES);
  #end = 0;
  #begin = 0;

  parse(name: string, text: string): void {
    this.#open(PARSE);
    this.#line(name);
    this.#line(text);
    // The server finds out the types of the parameters.
    this.#int16(0);
    this.#close();
  }

  /** To the portal without a name, with all that comes back as text. */
  bind(name: string, values: readonly Written[]): void {
    this.#open(BIND);
    this.#line('');
    this.#line(name);
    this.#formats(values);
    this.#int16(values.length);
    for (const value of values) this.#value(value);
    this.#int16(0);
    this.#close();
  }

  describe(): void {
    this.#open(DESCRIBE);
    this.#line(PORTAL);
    this.#close();
  }

  execute(): void {
    this.#open(EXECUTE);
    this.#line('');
    // All rows.
    this.#int32(0);
    this.#close();
  }

  sync(): void {
    this.#open(SYNC);
    this.#close();
  }

  /** What is written meanwhile, to be sent. */
  collect(write: (messages: Messages) => void): Buffer {
    this.#end = 0;
    write(this);
    const collected = Buffer.from(this.#bytes.subarray(0, this.#end));
    if (this.#bytes.length > USUAL_BYTES) this.#bytes = Buffer.allocUnsafe(USUAL_BYTES);
    return collected;
  }

  #open(type: number): void {
    this.#room(5);
    this.#bytes[this.#end] = type;
    this.#begin = this.#end + 1;
    this.#end += 5;
  }

  #close(): void {
    this.#bytes.writeInt32BE(this.#end - this.#begin, this.#begin);
  }

  /** None stands for text everywhere. */
  #formats(values: readonly Written[]): void {
    if (!values.some((value) => typeof value === 'object' && value !== null)) return this.#int16(0);
    this.#int16(values.length);
    for (const value of values) this.#int16(typeof value === 'object' && value !== null ? 1 : 0);
  }

  #value(value: Written): void {
    if (value === null) return this.#int32(-1);
    const at = this.#end;
    this.#int32(0);
    if (typeof value === 'string') this.#text(value);
    else {
      this.#room(value.length);
      this.#bytes.set(value, this.#end);
      this.#end += value.length;
    }
    this.#bytes.writeInt32BE(this.#end - at - 4, at);
  }

  #line(text: string): void {
    this.#text(text);
    this.#room(1);
    this.#bytes[this.#end] = 0;
    this.#end += 1;
  }

  #text(text: string): void {
    this.#room(text.length * 3);
    // Most are short and plain, and written before the buffer's own way to write has begun.
    if (text.length > SHORT || !this.#plain(text)) this.#end += this.#bytes.write(text, this.#end);
  }

  #plain(text: string): boolean {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 127) return false;
      this.#bytes[this.#end + at] = code;
    }
    this.#end += text.length;
    return true;
  }

  #int16(value: number): void {
    this.#room(2);
    this.#bytes.writeInt16BE(value, this.#end);
    this.#end += 2;
  }

  #int32(value: number): void {
    this.#room(4);
    this.#bytes.writeInt32BE(value, this.#end);
    this.#end += 4;
  }

  #room(count: number): void {
    if (this.#end + count <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe((this.#end + count) * 2);
    larger.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = larger;
  }
}

const messages = new Messages();

/** The bytes of the messages that are written, without a pause. */
export function bytesOf(write: (messages: Messages) => void): Buffer {
  return messages.collect(write);
}
