"""Random play in Gymnasium: ten games of one seat against a bot, and how many it won."""

import gymnasium

env = gymnasium.make("utopia.envs:Utopia-v0", players=2, opponents="apprentice", seat=None)
won = 0
for seed in range(10):
    observation, info = env.reset(seed=seed)
    is_over, reward = False, 0.0
    while not is_over:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, is_over, _, info = env.step(action)
    won += reward > 0
print(f"random play won {won} of 10 games against apprentice")
