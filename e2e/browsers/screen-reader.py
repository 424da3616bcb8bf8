"""Reads a page as a screen reader does: over the accessibility bus (AT-SPI).

Usage: screen-reader.py <name of a switch>

Prints the landmarks and headings of the page. Then moves the focus to the switch, prints the switch, and waits until the caller
has pressed a key and the change is saved. Then prints the switch again, and all announcements since the switch got the focus.
"""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

TIMEOUT = 60  # seconds
OBJECT_CHARACTER = "\ufffc"  # represents an element in a text


def nodes_in(node):
    """Yields a node and all nodes in it."""
    if node is None:
        return
    yield node
    try:
        children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
    except GLib.Error:  # the node no longer exists
        return
    for child in children:
        yield from nodes_in(child)


def find_node(role, name):
    """Returns the first node of all programs with a role and a name; None if there is no such node."""
    for node in nodes_in(Atspi.get_desktop(0)):
        try:
            if node.get_role_name() == role and node.get_name() == name:
                return node
        except GLib.Error:
            pass
    return None


def wait_for(description, condition):
    """Handles events until a condition returns a true value, and returns that value. Ends the program after a minute."""
    deadline = time.monotonic() + TIMEOUT
    context = GLib.MainContext.default()
    while time.monotonic() < deadline:
        result = condition()
        if result:
            return result
        context.iteration(True)
    sys.exit(f"Waited {TIMEOUT} seconds without success for: {description}")


def has_state(node, state):
    """Returns whether a node has a state, such as `checked`."""
    return state in [each.value_nick for each in node.get_state_set().get_states()]


def print_switch(switch):
    """Prints role, name and states of a switch, as a screen reader announces them."""
    words = ["checked" if has_state(switch, "checked") else "not checked"]
    words += [state for state in ("focused", "busy") if has_state(switch, state)]
    print(f"{switch.get_role_name()}: {switch.get_name()}, {', '.join(words)}", flush=True)


def is_in_button(node):
    """Returns whether a node is a button or inside one."""
    while node and node.get_role_name() != "document web":
        if node.get_role_name() in ("push button", "button"):
            return True
        node = node.get_parent()
    return False


def attributes_of(node):
    """Returns the attributes of a node."""
    return dict(node.get_attributes() or {})


def text_of(node):
    """Returns the text in a node."""
    content = Atspi.Text.get_text(node, 0, -1) if "Text" in node.get_interfaces() else node.get_name()
    return (content or "").replace(OBJECT_CHARACTER, "")


def print_outline(page):
    """Prints the landmarks and headings of a page."""
    for node in nodes_in(page):
        role = node.get_role_name()
        if role in ("landmark", "heading"):
            # Firefox answers the first request without attributes.
            attributes = wait_for("attributes of a landmark or heading", lambda node=node: attributes_of(node))
            kind = attributes.get("xml-roles", role) if role == "landmark" else f"heading {attributes.get('level')}"
            print(f"{kind}: {node.get_name()}".rstrip())


def main(switch_name):
    """Prints the page with this switch; see the top of this file."""
    Atspi.init()
    GLib.timeout_add(100, lambda: True)  # lets `wait_for` check its condition every 100 ms, even without events
    announcements = []

    def add_announcement(event):
        politeness = attributes_of(event.source).get("container-live") if event.source else None
        # Firefox sends the first text of an element with the element, Chromium sends it after the element.
        is_new_element = event.type.startswith("object:children-changed:add")
        source = event.any_data if is_new_element else event.source
        # Skip buttons in announcements: their texts can arrive before or after the text of the announcement.
        if politeness not in ("polite", "assertive") or source is None or is_in_button(source):
            return
        text = text_of(source) if is_new_element else event.any_data.strip(OBJECT_CHARACTER)
        announcement = f"{politeness}: {text}"
        if text and announcement not in announcements[-1:]:
            announcements.append(announcement)

    listener = Atspi.EventListener.new(add_announcement)
    listener.register("object:text-changed:insert")
    listener.register("object:children-changed:add")

    switch = wait_for(f"the switch {switch_name}", lambda: find_node("toggle button", switch_name))
    page = switch
    while page.get_role_name() != "document web":
        page = page.get_parent()
    print_outline(page)
    switch.grab_focus()
    wait_for("the focus on the switch", lambda: has_state(switch, "focused"))
    announcements.clear()
    print_switch(switch)
    wait_for('the announcement "Updated settings."', lambda: any("Updated settings." in text for text in announcements))
    wait_for("the end of the save", lambda: not has_state(switch, "busy"))
    print_switch(switch)
    print("\n".join(announcements))


main(sys.argv[1])
