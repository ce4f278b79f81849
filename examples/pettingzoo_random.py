"""Random play in PettingZoo: one game of four, and what each of them got."""

from utopia.envs import pettingzoo

env = pettingzoo.env(players=4)
env.reset(seed=7)
got = dict.fromkeys(env.possible_agents, 0.0)
for agent in env.agent_iter():
    observation, reward, termination, truncation, _ = env.last()
    got[agent] += reward
    is_over = termination or truncation
    env.step(None if is_over else env.action_space(agent).sample(observation["action_mask"]))
for agent, reward in got.items():
    print(f"{agent}: {reward:+.2f}")
