import type { Stage } from './stage.js';

let count = 0;

/** Two or more people of the server who have said nothing of what they want yet, and sit nowhere. */
export async function newcomers(stage: Stage, more = 0): Promise<readonly [string, string, ...string[]]> {
  const { id: guild } = await (await stage.person('Ana')).guild('The Clearing');
  const make = async (): Promise<string> => {
    count += 1;
    const name = `Wren ${count}`;
    const { id: user } = await stage.driver.createUser(name);
    await stage.driver.member({ action: 'join', guild, user });
    return name;
  };
  const others: string[] = [];
  for (let made = 0; made < more; made += 1) others.push(await make());
  return [await make(), await make(), ...others];
}
